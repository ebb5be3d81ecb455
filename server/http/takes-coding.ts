/** Whether an `Accept-Encoding` names a coding. RFC 9110 (12.5.3): unless it is given no weight. */
export const takesCoding = (coding: 'br' | 'gzip', accepted: string | null = ''): boolean =>
  accepted?.split(',').some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === coding && !/;\s*q=0(?:\.0*)?\s*$/i.test(one)) === true;
