export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where more is said. */
  readonly more?: { readonly to: string; readonly label: string };
}

export const WHAT: Question = {
  question: 'What is in the library?',
  answer:
    'Courses with lessons, audiobooks, podcasts, video crash courses and ebooks. The whole list stands under Showcase, and you can look through it without an account.',
};

export const COST: Question = {
  question: 'What does it cost?',
  answer:
    'An account costs nothing, and no card is asked for. What paid plans cost and open stands under Plans; you stop one yourself, at any time.',
};

export const PLACE: Question = {
  question: 'Does it remember where I stopped?',
  answer: 'Yes. With an account your place is kept in all you play and read, and you can go on from it on any device you sign in on.',
};

export const COACH: Question = {
  question: 'What does the AI Career Coach do?',
  answer:
    'You practise interviews, networking and managers’ talks, or think about your work; it shows which of your words helped. By itself it goes by what it has learned from examples and understands nothing more; where it took you wrongly, one tap tells it. It is no therapy.',
};

/** Those that the landing page answers too. */
export const FIRST_QUESTIONS: readonly Question[] = [WHAT, COST, PLACE, COACH];
