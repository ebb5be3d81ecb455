import type { Template } from '../template.ts';
import { LATIN_SQUARE } from './latin-square/latin-square.ts';
import { ORDER } from './order/order.ts';
import { RULES } from './rules/rules.ts';
import { SET_COUNTS } from './set-counts/set-counts.ts';
import { SYLLOGISM } from './syllogism/syllogism.ts';
import { TRUTH_TELLERS } from './truth-tellers/truth-tellers.ts';

export const LOGICAL_TEMPLATES: readonly Template[] = [ORDER, SYLLOGISM, LATIN_SQUARE, RULES, TRUTH_TELLERS, SET_COUNTS];
