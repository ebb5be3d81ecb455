import { matchPath } from 'react-router';

const PAGES = ['/videos/:id', '/courses/:courseId/lessons/:lessonId'];

/** Whether a page is one of those that have a place for a film: there the floating window stays away, also before it plays. */
export const isFilmPage = (pathname: string): boolean => PAGES.some((page) => matchPath(page, pathname) !== null);
