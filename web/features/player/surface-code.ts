export const fetchBarControls = () => import('./bar/bar-controls.tsx');
export const fetchOpenSurfaces = () => import('./open-surfaces.tsx');

/** The code of what shows the player. */
export const fetchSurfaces = () => Promise.all([fetchBarControls(), fetchOpenSurfaces()]);
