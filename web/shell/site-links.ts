export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

/** The Courses dropdown of the header. */
export const COURSE_LINKS: readonly SiteLink[] = [
  { to: '/podcast', label: 'Podcast' },
  { to: '/audiobook', label: 'Audiobook' },
  { to: '/video', label: 'Crash Course' },
];

export const PAGE_LINKS: readonly SiteLink[] = [
  { to: '/about', label: 'About' },
  { to: '/plans', label: 'Plans' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
];

export const PRODUCT_LINKS: readonly SiteLink[] = [
  { to: '/showcase', label: 'Showcase' },
  ...COURSE_LINKS,
  { to: '/plans', label: 'Plans' },
];

export const COMPANY_LINKS: readonly SiteLink[] = [
  { to: '/about', label: 'About' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/refund-policy', label: 'Refund policy' },
];
