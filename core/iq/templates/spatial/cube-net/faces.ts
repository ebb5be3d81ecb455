/** Of a cube seen from a corner: its top, left and right, and what lies opposite them. */
export type Face = 'top' | 'left' | 'right' | 'bottom' | 'behindLeft' | 'behindRight';

/** `behindLeft` lies opposite the left face: behind the right edge of the top; `behindRight` the other way round. */
export const OPPOSITE: Record<Face, Face> = {
  top: 'bottom',
  left: 'behindLeft',
  right: 'behindRight',
  bottom: 'top',
  behindLeft: 'left',
  behindRight: 'right',
};

export const SEEN = ['top', 'left', 'right'] as const;
export type SeenFace = (typeof SEEN)[number];
export const isSeen = (face: Face): face is SeenFace => SEEN.some((seen) => seen === face);

/** The four faces beside each, clockwise for whoever looks at it from outside; first the one that is up in a drawing. */
export const AROUND: Record<Face, readonly Face[]> = {
  top: ['behindLeft', 'right', 'left', 'behindRight'],
  left: ['top', 'right', 'bottom', 'behindRight'],
  right: ['top', 'behindLeft', 'bottom', 'left'],
  bottom: ['behindLeft', 'behindRight', 'left', 'right'],
  behindLeft: ['top', 'behindRight', 'bottom', 'right'],
  behindRight: ['top', 'left', 'bottom', 'behindLeft'],
};
export const FACES = Object.keys(AROUND) as Face[];

/** The face that lies `quarters` clockwise from `up` around `face`. */
export function faceBeside(face: Face, up: Face, quarters: number): Face {
  const around = AROUND[face];
  return around[(around.indexOf(up) + quarters) % 4] as Face;
}
