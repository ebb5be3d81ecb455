import type { Practice } from './practice.ts';

/** What is practised, in words. */
export const describePractice = ({ mode }: Practice): string => mode;
