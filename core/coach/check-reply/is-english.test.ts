import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../../tests/support/samples/sample-plan.ts';
import { isEnglish } from './is-english.ts';

const FOREIGN: Readonly<Record<string, string>> = {
  German: 'Du beginnst mit einer Aufgabe und planst die Woche danach. Das ist nicht viel, aber es ist der Anfang.',
  French: 'Vous commencez par une tâche et vous planifiez la semaine. Ce n’est pas beaucoup, mais c’est un début pour vous.',
  Spanish: 'Empiezas con una tarea y planificas la semana después. No es mucho, pero es el comienzo de tu camino.',
  Finnish: 'Aloitat yhdestä tehtävästä ja suunnittelet viikon sen jälkeen. Se ei ole paljon, mutta se on alku.',
  Turkish: 'Bir görevle başlayıp haftayı ondan sonra planlıyorsun. Çok değil ama bu bir başlangıç, devamı gelecek.',
  Japanese: '一つの仕事から始めて、それから週の計画を立てます。',
  Russian: 'Вы начинаете с одной задачи и потом планируете неделю.',
};
const ENGLISH = 'You begin with one task, and plan the week around what is left of it.';

describe('what a service writes', () => {
  it.each(Object.entries(FOREIGN))('is not English when it is %s', (_, text) => {
    expect(isEnglish([text], [])).toBe(false);
  });

  it.each([
    'Delega una tarea esta semana.',
    'Planifica la semana.',
    'Habla con tu jefe.',
    'Reserva dos horas cada viernes.',
    'Déléguez une tâche.',
    'Parlez avec votre responsable.',
    'Prends une heure chaque semaine.',
    'Delega un compito.',
    'Parla con il tuo capo.',
    'Pianifica la settimana.',
    'Geef een taak uit handen.',
    'Plan je week op vrijdag.',
    'Gib eine Aufgabe ab.',
    'Sprich mit deiner Chefin.',
    'Plane deine Woche.',
    'Nächste Schritte wählen.',
    'Planeje a sua semana.',
    '仕事を任せる。',
  ])('is not English with one short sentence among English ones: %s', (sentence) => {
    expect(isEnglish([ENGLISH, ENGLISH, ENGLISH, sentence], [])).toBe(false);
    expect(isEnglish([`${ENGLISH} ${sentence} ${ENGLISH}`], [])).toBe(false);
  });

  it.each([
    'Update your résumé in a café.',
    'Résumé review',
    'Plan per week',
    'Delegate one task.',
    'Weekly planning',
    'Due dates in one list',
    'Ask ten people, e.g. former colleagues, for 1.5 hours.',
    'DEI training',
    'Pros plus cons',
  ])('is English: %s', (sentence) => {
    expect(isEnglish([ENGLISH, sentence], [])).toBe(true);
  });

  it('is English, in full sentences and in headings', async () => {
    const plan = await samplePlan({ careerLevel: 'mid', goals: ['promotion'], challenges: ['time'] }, '2026-11-22');
    expect(
      isEnglish(
        plan.strengths.map(({ text }) => text),
        [],
      ),
    ).toBe(true);
    expect(isEnglish(['Strong interest in data', 'Clear goal for the next year', 'Planning the week with little time'], [])).toBe(true);
  });

  it('is not English with one part in other letters', () => {
    expect(isEnglish([ENGLISH, ENGLISH, FOREIGN['Japanese'] ?? ''], [])).toBe(false);
  });

  it('may quote the learner in any language', () => {
    for (const own of Object.values(FOREIGN)) {
      expect(isEnglish([`You wrote “${own}”, and that is where this plan begins.`, ENGLISH], [own])).toBe(true);
      expect(isEnglish([`You wrote “${own.replaceAll(/[.,]/g, '')}”.`, ENGLISH], [own])).toBe(true);
    }
    expect(isEnglish([`You wrote “${FOREIGN['German']}”.`, ENGLISH], [])).toBe(false);
  });
});
