/** What somebody answers with, in one coarse word; a machine that does not say counts as a computer. */
export function nameDevice(userAgent: string | undefined): 'phone' | 'tablet' | 'computer' {
  if (userAgent === undefined) return 'computer';
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /iphone|mobile/i.test(userAgent) ? 'phone' : 'computer';
}
