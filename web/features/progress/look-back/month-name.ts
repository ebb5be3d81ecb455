import type { Month } from '#core/look-back/look-back.ts';

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "May 2026". */
export const monthName = (month: Month): string => NAME.format(Date.parse(`${month}-01`));
