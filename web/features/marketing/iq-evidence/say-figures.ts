import { printMinus } from '#core/iq/templates/print-minus.ts';

/** "12.5%" */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const count = (n: number): string => n.toLocaleString('en');

/** "+1.3", "−0.2", "0.0" */
export const signed = (n: number): string => {
  const said = n.toFixed(1);
  if (Number(said) === 0) return '0.0';
  return n > 0 ? `+${said}` : printMinus(said);
};
