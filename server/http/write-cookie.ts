/** A cookie of our own that no script of a page reads: the value of `Set-Cookie`. */
export const writeCookie = (name: string, value: string, maxAgeSec: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSec}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
