/** What the keys do in a book. Keys as the table of commands writes them. */
export const READING_COMMANDS = {
  forward: { label: 'Next page', keys: ['PageDown', ' '], isRepeatable: true },
  back: { label: 'Previous page', keys: ['PageUp', 'Shift+ '], isRepeatable: true },
  /** In books that are read from right to left, the next page is the one to the left. */
  right: { label: 'Page to the right', keys: ['ArrowRight'], isRepeatable: true },
  left: { label: 'Page to the left', keys: ['ArrowLeft'], isRepeatable: true },
  toStart: { label: 'Beginning of the book', keys: ['Home'] },
  toEnd: { label: 'End of the book', keys: ['End'] },
  goBack: { label: 'Back to where you were', keys: ['z'] },
  contents: { label: 'Contents', keys: ['t'] },
  search: { label: 'Search this book', keys: ['/'] },
  notes: { label: 'Notes in this book', keys: ['n'] },
  settings: { label: 'Reading settings', keys: ['a'] },
  bookmark: { label: 'Bookmark this page', keys: ['b'] },
  markNext: { label: 'Select the next sentence', keys: ['v'] },
  markPrevious: { label: 'Select the previous sentence', keys: ['Shift+v'] },
  markMore: { label: 'Select one sentence more', keys: ['e'] },
  markParagraph: { label: 'Select the whole paragraph', keys: ['p'] },
  highlight: { label: 'Highlight what is selected', keys: ['h'] },
  note: { label: 'Write a note on it', keys: ['w'] },
  dismiss: { label: 'Close what is open', keys: ['Escape'] },
} as const;

export type ReadingCommandName = keyof typeof READING_COMMANDS;
export type ReadingActions = Readonly<Record<ReadingCommandName, () => void>>;
