/** Whether an `Accept-Encoding` names gzip. RFC 9110 (12.5.3): unless it is given no weight. */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*gzip\s*(?:$|;)/i.test(one) && !/;\s*q=0(?:\.0*)?\s*$/i.test(one));
