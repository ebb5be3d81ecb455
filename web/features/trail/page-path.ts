import type { ItemKind } from '#core/library/kind.ts';

/** The list of all works of one kind, with its title as the sidebar has it. */
export const LIST_PAGE: Record<ItemKind, { readonly path: string; readonly title: string }> = {
  course: { path: '/courses', title: 'Courses' },
  audiobook: { path: '/audiobooks', title: 'Audiobooks' },
  podcast: { path: '/podcasts', title: 'Podcasts' },
  video: { path: '/videos', title: 'Crash Courses' },
  ebook: { path: '/reading', title: 'Ebooks' },
};

export const topicPath = (topic: string): string => `/discover/all?topic=${encodeURIComponent(topic)}`;

export const lessonPath = (courseId: string, lessonId: string): string => `/courses/${courseId}/lessons/${lessonId}`;

export const episodePath = (unitId: string): string => `/episodes/${unitId}`;
