import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { ItemSource } from '#core/iq/generator/make-item.ts';
import { PRACTICE_LEVEL } from '#core/iq/sitting/practice.ts';
import type { CheckedItem, ServedItem, SiblingAnswer } from '#core/iq/sitting/sitting.ts';
import { isTemplateId } from '#core/iq/templates/catalogue.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { readTyped } from './answer-item.ts';
import { drawSeed, serveItem } from './plan-item.ts';
import { templateOfPractice } from './practice.ts';
import { findItem, listSeenSignatures, type SittingRow } from './queries.ts';

/** Of a person's newest items, and of the newest siblings, none comes again. */
const REMEMBERED = 200;
/** Whoever comes back to one asked longer ago asks for another. */
const KEPT_OF_ONE = 20;
const KEPT_LEARNERS = 1000;

interface Sibling extends ItemSource {
  readonly id: string;
  readonly signature: string;
}

/**
 * Items of the same template and level as one that was looked at, to try what was explained. They are not scored, and only
 * the process remembers them: after a restart there are others.
 */
export function createSiblings(house: House) {
  const kept = new Map<LearnerId, Sibling[]>();

  const keep = (userId: LearnerId, sibling: Sibling): void => {
    const newest = [...(kept.get(userId) ?? []), sibling].slice(-KEPT_OF_ONE);
    // Whoever asked last stands last.
    kept.delete(userId);
    kept.set(userId, newest);
    const [longestAgo] = kept.keys();
    if (kept.size > KEPT_LEARNERS && longestAgo !== undefined) kept.delete(longestAgo);
  };

  const make = async (userId: LearnerId, { template, level }: Pick<ItemSource, 'template' | 'level'>): Promise<ServedItem> => {
    const seen = await listSeenSignatures(house.db, userId, REMEMBERED);
    const avoided = [...seen, ...(kept.get(userId) ?? []).map(({ signature }) => signature)];
    const made = await house.planner.makeItem(
      { id: userId },
      { templates: [template], level, seed: drawSeed(), avoided, avoidedRules: [] },
    );
    const id = uuidv7(house.now());
    keep(userId, { id, template, level: made.level, seed: made.seed, signature: made.signature });
    return serveItem(id, made);
  };

  return {
    /** @throws {Problem} before the end of the sitting, and where there is no such item or no such template any more */
    async ofReviewed(sitting: SittingRow, number: number): Promise<ServedItem> {
      if (sitting.finishedAt === null) throw new Problem('conflict', 'There is one like it when the sitting has ended.');
      const row = await findItem(house.db, sitting.id, number - 1);
      if (!row || !isTemplateId(row.template)) throw new Problem('not_found');
      return make(sitting.userId, { template: row.template, level: row.level });
    },

    /** @throws {Problem} where there is no such practice item */
    async ofPractice(userId: LearnerId, itemId: string): Promise<ServedItem> {
      const template = templateOfPractice(itemId);
      if (!template) throw new Problem('not_found');
      return make(userId, { template, level: PRACTICE_LEVEL });
    },

    /** @throws {Problem} when it is not this learner's, when it is no longer remembered, and when the answer cannot be read */
    async check(userId: LearnerId, id: string, { answer }: z.output<typeof SiblingAnswer>): Promise<CheckedItem> {
      const sibling = kept.get(userId)?.find((one) => one.id === id);
      if (!sibling) throw new Problem('not_found', 'This item is not kept any more. Ask for another one.');
      const { template, level, seed } = sibling;
      const { presentation, key, explanation, steps } = await house.planner.remakeItem({ id: userId }, { template, level, seed });
      return { answer: readTyped(presentation.format, answer), key, explanation, steps: [...steps] };
    },
  };
}
