import type { RoleFamily } from '../question.ts';

/** Beginnings of words that a role or an industry is named by. */
const ROLE_WORDS: Readonly<Record<RoleFamily, readonly string[]>> = {
  office: [
    'admin',
    'assistant',
    'clerk',
    'account',
    'payroll',
    'reception',
    'secretar',
    'bookkeep',
    'office',
    'human resources',
    'recruit',
    'finance',
    'legal',
    'paralegal',
    'council',
  ],
  care: [
    'nurs',
    'care',
    'carer',
    'health',
    'midwi',
    'doctor',
    'physio',
    'therap',
    'hospital',
    'clinic',
    'ward',
    'social work',
    'support worker',
    'dental',
    'paramedic',
    'pharma',
  ],
  engineering: [
    'engineer',
    'mechanic',
    'technician',
    'manufactur',
    'production',
    'quality control',
    'machin',
    'civil',
    'chemical',
    'aerospace',
    'automotive',
  ],
  software: [
    'software',
    'developer',
    'program',
    'data',
    'devops',
    'frontend',
    'backend',
    'web',
    'cloud',
    'security analyst',
    'sysadmin',
    'tech lead',
    'machine learning',
  ],
  trades: [
    'electrician',
    'plumb',
    'carpent',
    'joiner',
    'builder',
    'bricklay',
    'roof',
    'paint',
    'weld',
    'gas',
    'plaster',
    'construction',
    'apprentice',
    'gardener',
    'landscap',
  ],
  retail: [
    'retail',
    'shop',
    'store',
    'cashier',
    'waiter',
    'waitress',
    'barista',
    'bar',
    'chef',
    'cook',
    'kitchen',
    'hotel',
    'hospitality',
    'restaurant',
    'hairdress',
    'housekeep',
  ],
  education: ['teach', 'tutor', 'school', 'lectur', 'education', 'nursery', 'classroom', 'pupil', 'university', 'trainer', 'librar'],
  logistics: [
    'warehouse',
    'logistic',
    'driver',
    'deliver',
    'courier',
    'forklift',
    'transport',
    'supply',
    'freight',
    'dispatch',
    'shipping',
    'procurement',
  ],
  sales: [
    'sales',
    'account executive',
    'account manager',
    'business development',
    'estate agent',
    'telesales',
    'call centre',
    'insurance',
    'broker',
  ],
  management: ['manager', 'head of', 'director', 'supervisor', 'team lead', 'chief', 'lead', 'coordinator', 'operations', 'project'],
  research: ['research', 'scientist', 'lab', 'laboratory', 'analyst', 'statistic', 'biolog', 'chemist', 'physic', 'postdoc', 'phd'],
  creative: [
    'design',
    'market',
    'writer',
    'journalis',
    'editor',
    'art',
    'artist',
    'photograph',
    'film',
    'music',
    'advertis',
    'content',
    'brand',
    'communications',
  ],
};
/** Short ones that longer words begin with by chance: these stand alone. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['art', 'bar', 'care', 'gas', 'lab', 'lead', 'web', 'ward', 'store', 'shop']);

/** What a name says beside the work itself: a software engineer is no engineer of machines, a care assistant no clerk. */
const GENERAL: readonly RoleFamily[] = ['office', 'engineering', 'management'];

/** What work a role and an industry are, by their words, a kind of its own before what many are; none when none of them is known. */
export function roleFamiliesOf(...names: readonly (string | undefined)[]): readonly RoleFamily[] {
  const all = familiesNamedIn(names);
  const own = all.filter((family) => !GENERAL.includes(family));
  // Whoever leads a ward is asked about leading, too.
  return own.length === 0 ? all : all.filter((family) => own.includes(family) || family === 'management');
}

function familiesNamedIn(names: readonly (string | undefined)[]): readonly RoleFamily[] {
  const text = ` ${names
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')} `;
  return Object.entries(ROLE_WORDS).flatMap(([family, words]) => (words.some((word) => isIn(text, word)) ? [family as RoleFamily] : []));
}

const isIn = (text: string, word: string): boolean => text.includes(WHOLE_WORDS.has(word) ? ` ${word} ` : ` ${word}`);
