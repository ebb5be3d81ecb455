import { z } from 'zod';
import { cleanText } from '../plain-text.ts';
import { normalize } from '../normalize.ts';

/** Of a list. What a service says beyond them is left out: nobody follows more. */
const MOST_SENTENCES = 6;

/** Addresses, and marks of Markdown and HTML that may hold one. */
const LINK =
  /\w:\/\/|\b(?:https?|javascript|data|mailto|tel):|www\s*\.|[[\]]|<[a-z/!?]|&(?:#|[a-z]{2,8};)|[@＠]\S|\b[\w-]+\.(?:com|org|net|edu|gov|info|app|dev|blog|[a-z]{2})\b(?<!\b(?:e\.g|i\.e|a\.m|p\.m))|\bdot (?:com|org|net|io)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/i;
const holdsLink = (text: string): boolean => LINK.test(normalize('NFKC', text).replaceAll(/\p{Cf}/gu, ''));

/** In one paragraph, without links: a service may make them up. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !holdsLink(text))
    .overwrite((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .min(1);

export const firstOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(z.unknown())
    .min(1)
    .transform((items) => items.slice(0, most))
    .pipe(z.array(item));

export const sentences = firstOf(words(400), MOST_SENTENCES);
