import { tr } from "../../lib/text.svelte";
import { spokenTime } from "../../table/time";

/** How long a decision took: under a minute to a tenth of a second. */
export const tookTime = (ms: number): string => (ms < 59_950 ? tr("clock-sec", { n: Math.round(ms / 100) / 10 }) : spokenTime(ms));
