/** The finger is what points first here: a keyboard comes onto the screen with the focus, and has no Shift at hand. */
export const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;
