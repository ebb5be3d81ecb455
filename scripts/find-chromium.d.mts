/** A Chromium or Chrome of this machine, brought in when there is none. */
export function provideChromium(): string;
