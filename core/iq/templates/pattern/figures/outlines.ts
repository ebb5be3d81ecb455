const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Clockwise from the top, in degrees. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [cx + radius * Math.sin(radians), cy - radius * Math.cos(radians)];
}

const polygon = (points: readonly [number, number][]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

/** Both halves have exactly the diameter that their ends are apart: a radius rounded by itself would make a lens. */
export function circlePath(cx: number, cy: number, radius: number): string {
  const r = round(radius);
  return `M${at(cx - r, cy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

const regular = (cx: number, cy: number, radius: number, corners: number, from: number): string =>
  polygon(Array.from({ length: corners }, (_, n) => polar(cx, cy, radius, from + (n * 360) / corners)));

const star = (cx: number, cy: number, radius: number): string =>
  polygon(Array.from({ length: 10 }, (_, n) => polar(cx, cy, n % 2 === 0 ? radius : radius * 0.5, n * 36)));

function cross(cx: number, cy: number, radius: number): string {
  const [arm, half] = [radius * 0.98, radius * 0.36];
  const corners: [number, number][] = [
    [-half, -arm], [half, -arm], [half, -half], [arm, -half], [arm, half], [half, half],
    [half, arm], [-half, arm], [-half, half], [-arm, half], [-arm, -half], [-half, -half],
  ]; // prettier-ignore
  return polygon(corners.map(([x, y]) => [cx + x, cy + y]));
}

/** Round below, and drawn to a point above. */
function drop(cx: number, cy: number, radius: number): string {
  const [middle, r] = [cy + radius * 0.25, radius * 0.78];
  const [left, right] = [polar(cx, middle, r, -60), polar(cx, middle, r, 60)];
  return `M${at(cx, cy - radius * 1.2)}L${at(...right)}A${at(r, r)} 0 1 1 ${at(...left)}Z`;
}

/** The outline of a shape of the vocabulary; radii differ a little, so that the shapes look equally large. */
export function outlinePath(shape: number, cx: number, cy: number, radius: number): string {
  switch (shape) {
    case 0:
      return circlePath(cx, cy, radius * 0.95);
    case 1:
      return regular(cx, cy + radius * 0.2, radius * 1.2, 3, 0);
    case 2:
      return regular(cx, cy, radius * 1.2, 4, 45);
    case 3:
      return regular(cx, cy, radius * 1.14, 4, 0);
    case 4:
      return star(cx, cy, radius * 1.16);
    case 5:
      return cross(cx, cy, radius);
    case 6:
      return regular(cx, cy, radius * 1.06, 6, 30);
    default:
      return drop(cx, cy, radius);
  }
}

/** A slice of a disc around the direction of its middle. */
export function sectorPath(cx: number, cy: number, radius: number, middleDegrees: number, widthDegrees: number): string {
  const [from, to] = [polar(cx, cy, radius, middleDegrees - widthDegrees / 2), polar(cx, cy, radius, middleDegrees + widthDegrees / 2)];
  return `M${at(cx, cy)}L${at(...from)}A${at(radius, radius)} 0 ${widthDegrees > 180 ? 1 : 0} 1 ${at(...to)}Z`;
}

/** A slice of a ring around the direction of its middle. */
export function ringSlicePath(cx: number, cy: number, from: number, to: number, middleDegrees: number, widthDegrees: number): string {
  const [start, end] = [middleDegrees - widthDegrees / 2, middleDegrees + widthDegrees / 2];
  const corner = (radius: number, degrees: number): string => at(...polar(cx, cy, radius, degrees));
  return `M${corner(from, start)}L${corner(to, start)}A${at(to, to)} 0 0 1 ${corner(to, end)}L${corner(from, end)}A${at(from, from)} 0 0 0 ${corner(from, start)}Z`;
}

/** A filled wedge that points away from the middle, as wide at any distance. */
export function pointerPath(cx: number, cy: number, radius: number, degrees: number): string {
  const halfWidth = 480 / radius;
  return polygon([
    polar(cx, cy, radius + 11, degrees),
    polar(cx, cy, radius, degrees - halfWidth),
    polar(cx, cy, radius, degrees + halfWidth),
  ]);
}
