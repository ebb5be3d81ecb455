import { XMLParser } from 'fast-xml-parser';

type Point = readonly [x: number, y: number];
type Node = Record<string, Node[]> & { ':@'?: Record<string, string> };
/** What is filled as one, ring by ring. */
type Area = readonly (readonly Point[])[];

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });

/**
 * Which of the areas that a drawing fills is seen at the middle of each field of a raster over its view box, row by row: 0
 * the first one, 1 the last one. Colours and lines do not count.
 */
export function readDrawing(svg: string, columns: number, rows: number): number[] {
  const [root] = parser.parse(svg) as Node[];
  const [left = 0, top = 0, width = 0, height = 0] = (root?.[':@']?.viewBox ?? '').split(' ').map(Number);
  const areas = listAreas(root?.svg ?? [], [0, 0], 'none', new Map());
  return Array.from({ length: columns * rows }, (_, i) => {
    const at: Point = [left + (((i % columns) + 0.5) / columns) * width, top + ((Math.floor(i / columns) + 0.5) / rows) * height];
    return areas.findLastIndex((rings) => rings.filter((ring) => isInside(at, ring)).length % 2 === 1) / (areas.length - 1);
  });
}

function listAreas(nodes: readonly Node[], from: Point, outerFill: string, known: Map<string, Node>): Area[] {
  return nodes.flatMap((node): Area[] => {
    const attributes = node[':@'] ?? {};
    const [name = ''] = Object.keys(node).filter((key) => key !== ':@');
    const fill = attributes.fill ?? outerFill;
    if (name === 'g') {
      const [dx = 0, dy = 0] = (attributes.transform?.match(/-?[\d.]+/g) ?? []).map(Number);
      return listAreas(node.g ?? [], [from[0] + dx, from[1] + dy], fill, known);
    }
    if (name === 'use') return listAreas([known.get(attributes.href?.slice(1) ?? '') ?? {}], from, fill, known);
    if (attributes.id) known.set(attributes.id, node);
    if (fill === 'none' || attributes.transform || (name !== 'path' && name !== 'rect')) return [];
    const d = name === 'path' ? (attributes.d ?? '') : `M0 0h${attributes.width}v${attributes.height}h-${attributes.width}z`;
    return [readRings(d, from)];
  });
}

/** The corners of each ring; curves are cut short. */
function readRings(d: string, from: Point): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const size = { h: 1, v: 1, q: 4 }[command.toLowerCase()] ?? 2;
    if (command === 'M') rings.push([]);
    for (let i = 0; i + size <= values.length; i += size) {
      const [nextX, nextY] = [values[i + size - 2] ?? 0, values[i + size - 1] ?? 0];
      if (!/[vV]/.test(command)) x = (isRelative ? x : 0) + (size === 1 ? nextY : nextX);
      if (!/[hH]/.test(command)) y = (isRelative ? y : 0) + nextY;
      rings.at(-1)?.push([x + from[0], y + from[1]]);
    }
  }
  return rings;
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
