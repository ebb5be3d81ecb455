import { factsOf } from '../rows.ts';
import type { Mutants } from './mutant.ts';

const ACCESS = 'core/account/access.ts';
const ROUTES = 'web/routes.ts';
const LINKS = 'web/shell/site-links.ts';
const HEADER = 'web/shell/site-header.tsx';
const FOOTER = 'web/shell/site-footer.tsx';
const NAVIGATION = 'web/navigation.ts';
const KIND_WORDS = 'core/library/kind-words.ts';
const TOP_BAR = 'web/shell/top-bar.tsx';

const forEach = (group: string, mutantOf: (said: string) => Mutants[string]): Mutants =>
  Object.fromEntries(factsOf(group).map(([fact, said]) => [`${group}.${fact}`, mutantOf(said)]));
const pathOf = (said: string): string => said.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');

/** Section 2 of the specification. */
export const SCREENS: Mutants = {
  ...forEach('2.public', (path) => [ACCESS, `  '${path}',\n`, '']),
  ...forEach('2.route', (path) => {
    const begin = path === '/iq-test' ? "route('iq-test/:" : `route('${pathOf(path)}',`;
    return [ROUTES, begin, begin.replace("route('", "route('x-")];
  }),
  '2.signed-out.landing': [ACCESS, "['/', '/login', '/register']", "['/login', '/register']"],
  '2.signed-out.login': [ACCESS, "['/', '/login', '/register']", "['/', '/register']"],
  '2.signed-out.register': [ACCESS, "['/', '/login', '/register']", "['/', '/login']"],
  '2.access.layout': [
    ROUTES,
    "layout('shell/marketing-layout.tsx', [",
    "layout('shell/marketing-layout.tsx', []), layout('shell/reading-layout.tsx', [",
  ],
  '2.access.other': [ACCESS, "location: '/', wanted: includes(APP", "location: '/login', wanted: includes(APP"],
  '2.access.home': [ACCESS, "'/': '/dashboard'", "'/': '/profile'"],
  '2.access.shell': [ROUTES, "    route('*', 'shell/not-found.tsx'),\n", ''],
  '2.access.spinner': ['web/features/account/submit-button.tsx', 'form.isBusy ? <Spinner', 'form.isReady && !form.isBusy ? <Spinner'],
  '2.access.scroll': ['web/root.tsx', '        <ScrollRestoration nonce={nonce} />\n', ''],
  '2.redirect.dashboard': [ACCESS, "'/dashboard': '/discover'", "'/dashboard': '/courses'"],
  '2.redirect.settings': [ACCESS, "'/settings': '/profile'", "'/settings': '/info'"],
  '2.reading.episode': [ROUTES, "'features/episode/reading-episode.tsx'", "'features/work/work.tsx'"],

  '2.header.home': [HEADER, '          Home\n', '          Start\n'],
  '2.header.podcast': [LINKS, "label: 'Podcast'", "label: 'Podcasts'"],
  '2.header.audiobook': [LINKS, "to: '/audiobook'", "to: '/audiobooks'"],
  '2.header.video': [LINKS, "label: 'Crash Course'", "label: 'Video'"],
  '2.header.about': [
    LINKS,
    "PAGE_LINKS: readonly SiteLink[] = [\n  { to: '/about', label: 'About' },",
    'PAGE_LINKS: readonly SiteLink[] = [',
  ],
  '2.header.plans': [LINKS, "{ to: '/plans', label: 'Plans' },\n  { to: '/faq'", "{ to: '/plans', label: 'Prices' },\n  { to: '/faq'"],
  '2.header.faq': [
    LINKS,
    "  { to: '/faq', label: 'FAQ' },\n  { to: '/contact', label: 'Contact' },\n];\n\nexport const PRODUCT",
    '];\n\nexport const PRODUCT',
  ],
  '2.header.contact': [LINKS, "label: 'Contact' },\n];\n\nexport const PRODUCT", "label: 'Write to us' },\n];\n\nexport const PRODUCT"],
  '2.header.sign-in': [HEADER, '              Sign In\n', '              Log In\n'],
  '2.header.get-started': [HEADER, '<Button variant="ink" to="/login">', '<Button variant="ink" to="/register">'],
  '2.footer.products': [FOOTER, '          <Links title="Product" links={PRODUCT_LINKS} />\n', ''],
  '2.footer.email': [FOOTER, '          {brand.support_email}\n', '          Mail\n'],
  '2.footer.phone': [FOOTER, '{brand.phone ? (', '{brand.phone && false ? ('],
  '2.footer.address': [FOOTER, '{brand.address ? <span', '{brand.address && false ? <span'],
  '2.footer.website': [FOOTER, '{brand.website_url ? (', '{brand.website_url && false ? ('],
  '2.footer.hours': [FOOTER, '{hours ? <span', '{hours && false ? <span'],
  '2.footer.legal': [LINKS, "  { to: '/terms', label: 'Terms' },\n", ''],
  '2.footer.payment': [FOOTER, 'null : <PaymentMethods isTest', 'null : false && <PaymentMethods isTest'],
  '2.footer.copyright': [FOOTER, '            © {thisYear()} {brand.name}\n', '            {brand.name}\n'],

  '2.sidebar.dashboard': [NAVIGATION, "label: 'Dashboard'", "label: 'Home'"],
  '2.sidebar.coach': [NAVIGATION, "label: 'AI Career Coach'", "label: 'Coach'"],
  '2.sidebar.iq': [NAVIGATION, "label: 'IQ Test'", "label: 'Test'"],
  '2.sidebar.audiobooks': [KIND_WORDS, "list: 'Audiobooks'", "list: 'Books'"],
  '2.sidebar.podcasts': [KIND_WORDS, "list: 'Podcasts'", "list: 'Shows'"],
  '2.sidebar.videos': [KIND_WORDS, "list: 'Crash Courses'", "list: 'Videos'"],
  '2.sidebar.ebooks': [KIND_WORDS, "list: 'Ebooks'", "list: 'Reading'"],
  '2.sidebar.progress': [NAVIGATION, "{ to: href('/progress'), label: 'Progress'", "{ to: href('/discover'), label: 'Progress'"],
  '2.sidebar.favorites': [NAVIGATION, "label: 'Favorites'", "label: 'Favourites'"],
  '2.sidebar.info': [NAVIGATION, "label: 'Info'", "label: 'Help'"],
  '2.user-menu.profile': [TOP_BAR, 'Your Profile</MenuItem>', 'Account</MenuItem>'],
  '2.user-menu.settings': [TOP_BAR, 'to="/settings">Settings', 'to="/info">Settings'],
  '2.user-menu.sign-out': [TOP_BAR, '        Sign out\n', '        Leave\n'],
  '2.user-menu.initials': ['core/account/learner.ts', '`${first}${last}`', '`${first}`'],
  '2.user-menu.name': [TOP_BAR, '<b>{name}</b>', '<b>{DEFAULT_NAME}</b>'],
  '2.user-menu.email': [TOP_BAR, '<span>{email}</span>', '<span>{DEFAULT_EMAIL}</span>'],
  '2.user-menu.defaults': ['core/account/learner.ts', "DEFAULT_NAME = 'User'", "DEFAULT_NAME = 'Somebody'"],
  '2.theme-picker.development': [TOP_BAR, 'import.meta.env.DEV ? <ThemePicker', 'true ? <ThemePicker'],
  '2.queue.previous': ['core/player/queue.ts', 'queue.currentQueueIndex > 0;', 'queue.currentQueueIndex >= 0;'],
  '2.queue.next': ['core/player/queue.ts', "queue.repeatMode === 'all' || queue", "queue.repeatMode !== 'off' || queue"],
};
