/** What the picture of a page says: the title of the page without the brand. */
export const PAGE_TITLES: Readonly<Record<string, string>> = {
  '/': 'A library for your own growth',
  '/showcase': 'Showcase',
  '/podcast': 'Podcasts',
  '/audiobook': 'Audiobooks',
  '/video': 'Crash Courses',
  '/about': 'About',
  '/plans': 'Plans',
  '/faq': 'FAQ',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/refund-policy': 'Refund policy',
  '/contact': 'Contact',
  '/chat': 'Chat with us',
  '/payment': 'Payment',
  '/iq-test/evidence': 'Evidence of the IQ test',
};
