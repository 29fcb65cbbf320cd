//! Response windows: who is asked, and what happens when everybody has passed [M18.3] to [M18.6].

use super::Frame;
use crate::ask::Ask;
use crate::item::Deed;
use crate::state::{Megacorp, World};

impl Megacorp {
    /// A window opens in which nothing has been announced yet [M18.1].
    pub(super) fn open_window(&mut self) {
        self.passes = 0;
        self.next = self.turn;
        self.agenda.push(Frame::Window(self.stack.len() as u8, false));
    }

    /// Asks the next player, or goes on when all have passed in a row.
    pub(super) fn window(&mut self, base: u8, over: bool, table: World<'_, '_>) {
        if usize::from(self.passes) < self.living().count() {
            if !self.alive(self.next) {
                self.next = self.after(self.next);
            }
            self.agenda.push(Frame::Window(base, over));
            self.agenda.push(Frame::Ask(self.next, Ask::Respond));
            return;
        }
        if self.stack.len() <= usize::from(base) {
            return;
        }
        let Some(item) = self.stack.pop() else { return };
        self.passes = 0;
        self.next = self.turn;
        // A window over something announced closes with it; in any other everybody is asked again [M18.6].
        if !over || self.stack.len() > usize::from(base) {
            self.agenda.push(Frame::Window(base, over));
        }
        match item.deed {
            Deed::Buy => self.resolve_purchase(&item, table),
            Deed::Use => self.resolve_use(&item, table),
            Deed::Move => self.resolve_move(&item, table),
        }
    }

    /// A player passes in a window.
    pub(crate) fn pass_window(&mut self) {
        self.passes += 1;
        self.next = self.after(self.next);
    }

    /// Something was done in a window: everybody is asked anew [M18.7].
    pub(crate) fn responded(&mut self) {
        self.acted = true;
        self.passes = 0;
        self.next = self.turn;
    }
}
