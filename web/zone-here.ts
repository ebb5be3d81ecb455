/** Where the device is, as a name of the IANA database. Undefined on the server: its zone is nobody's. */
export const zoneHere = (): string | undefined =>
  typeof document === 'undefined' ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone;
