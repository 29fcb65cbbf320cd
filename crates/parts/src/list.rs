//! A short list inside a flat state: the agenda, piles of cards, a row of things.
//!
//! The unused end is always filled with the default value, so that equality and hash, which look at the content only,
//! agree with a plain copy of the memory.

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Up to `N` items (at most 255) in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }

    /// Appends an item.
    ///
    /// # Panics
    /// If the list is full: capacities are bounds of a rulebook, and exceeding one is a fault of the game.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(core::mem::take(&mut self.items[usize::from(last)]))
    }

    /// Takes the item at `at`; the later ones move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        let len = usize::from(self.len);
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        self.items[len - 1] = T::default();
        item
    }

    /// Puts an item at `at`; the later ones move down.
    pub fn insert(&mut self, at: usize, item: T) {
        let len = usize::from(self.len);
        assert!(at <= len, "insertion at {at} into a list of {len}");
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// The items, to be reordered or changed in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Pushes steps so that the first one given is the first to be popped: for agendas, in reading order.
    pub fn then<const K: usize>(&mut self, steps: [T; K]) {
        for step in steps.into_iter().rev() {
            self.push(step);
        }
    }

    /// How many more items fit.
    pub fn room(&self) -> usize {
        N - usize::from(self.len)
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        for item in self.iter() {
            item.hash(state);
        }
    }
}

impl<T: core::fmt::Debug, const N: usize> core::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::invalid_length(items.len(), &"fewer items"));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_by_content_whatever_was_there_before() {
        let mut a: List<u8, 4> = [1, 2, 3].into_iter().collect();
        a.pop();
        let b: List<u8, 4> = [1, 2].into_iter().collect();
        assert_eq!(a, b);
        assert_eq!(a.remove(0), 1);
        a.insert(0, 1);
        assert_eq!(a, b);
    }

    #[test]
    fn then_is_popped_in_reading_order() {
        let mut agenda: List<char, 8> = List::new();
        agenda.push('z');
        agenda.then(['a', 'b', 'c']);
        let popped: Vec<char> = core::iter::from_fn(|| agenda.pop()).collect();
        assert_eq!(popped, ['a', 'b', 'c', 'z']);
    }
}
