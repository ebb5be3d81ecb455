/** Longer than any browser names itself. */
const READ_CHARS = 1000;

/** What somebody answers with, in one coarse word; a machine that does not say counts as a computer. */
export function nameDevice(userAgent: string | undefined): 'phone' | 'tablet' | 'computer' {
  if (userAgent === undefined) return 'computer';
  const named = userAgent.slice(0, READ_CHARS);
  const isMobile = /mobile/i.test(named);
  if (/ipad|tablet/i.test(named) || (/android/i.test(named) && !isMobile)) return 'tablet';
  return isMobile || /iphone/i.test(named) ? 'phone' : 'computer';
}
