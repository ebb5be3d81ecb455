import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { boundsOf } from '../shapes.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeSection, type SectionPuzzle } from './compose.ts';
import { drawFace, drawSolid } from './draw.ts';
import type { Face } from './face.ts';
import { nameBody, nameCut, sayDepths, sayEdges, sayFace, saySolid } from './say.ts';
import { solveSection } from './solve.ts';

export const section = defineTemplate<SectionPuzzle>({
  id: 'section',
  compose: composeSection,
  solve: solveSection,
  present: presentSection,
  sign: signSection,
  explain: explainSection,
  optionTraits: ({ options }) => options.map(seenOf),
});

function presentSection({ joint, bodies, plane, options }: SectionPuzzle): Presentation {
  return {
    prompt: 'The solid is cut along the dashed frame. What does the cut face look like, seen straight on?',
    blocks: [
      { type: 'figure', drawing: drawSolid({ joint, bodies }, plane) },
      { type: 'statements', lines: [saySolid({ joint, bodies }), sayDepths({ joint, bodies })] },
    ],
    format: { type: 'choice', options: options.map((face, n) => ({ id: OPTION_IDS[n] ?? '', drawing: drawFace(face) })) },
  };
}

/** A cut that falls to the left is the mirror image of one that falls to the right. */
function signSection({ bodies, plane, options }: SectionPuzzle): string {
  return JSON.stringify([bodies, { ...plane, across: Math.abs(plane.across) }, options.map((face) => JSON.stringify(face)).toSorted()]);
}

/** Of each part its edge, and how wide it is for its height; and how many there are. */
function seenOf(face: Face): string[] {
  return [
    `parts:${face.length}`,
    ...face.flatMap(({ outline }) => {
      const { width, height } = boundsOf(outline);
      return [`edge:${sayEdges(outline)}`, `stretch:${Math.round((3 * width) / height)}`];
    }),
  ];
}

function explainSection({ puzzle: { bodies, plane, options }, key }: Composed<SectionPuzzle>): string {
  const parts = bodies.map((body) => `the ${nameBody(body)}`).join(' and ');
  const face = options[OPTION_IDS.indexOf(key)] ?? [];
  return `The ${nameCut(plane)} goes through ${parts}. ${sayFace(face)}`;
}
