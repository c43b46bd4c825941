// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PlacementResponse } from '../../../core/contracts/placement.ts';
import { Beginning } from '../../../web/src/features/placement/beginning.tsx';
import { PlacementView } from '../../../web/src/features/placement/placement-view.tsx';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { sampleHome, success } from '../../support/web/samples.ts';
import { createPage, renderPart } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';

const server = createAppServer();

const letters = 'אבגדהוזחטיכלמנסעפצקרשת';
const levels: PlacementResponse['levels'] = [1, 2, 3, 4].map((lessonId) => ({
  lessonId,
  lessonName: `Урок ${lessonId}`,
  wordsBefore: (lessonId - 1) * 10,
  words: [0, 1, 2].map((index) => {
    const id = lessonId * 10 + index;
    const hebrew = (letters[id % 22] ?? '') + (letters[(id * 5) % 22] ?? '') + (letters[(id * 7) % 22] ?? '');
    return {
      id,
      hebrew,
      pronunciation: hebrew,
      transcription: `т${id}`,
      russian: `слово ${id}`,
      variants: [],
    };
  }),
}));

function openPlacement() {
  server.use(msw.get('*/api/placement', () => HttpResponse.json(success({ levels }) as object)));
  const opened: View[] = [];
  const page = renderPart(
    <PlacementView onExit={() => opened.push({ name: 'home' })} onOpen={(view) => opened.push(view)} />,
  );
  return { ...page, opened };
}

/** Answers the question on the screen and waits until it has gone. */
async function answer(isRight: boolean): Promise<void> {
  const section = await screen.findByRole('region', { name: 'С какого урока начать' });
  const { asked, word } = section.dataset;
  await press(isRight ? `слово ${word}` : 'Не знаю');
  await waitFor(() => {
    const now = screen.queryByRole('region', { name: 'С какого урока начать' });
    expect(now?.dataset.asked).not.toBe(asked);
  });
}

describe('a placement', () => {
  it('proposes a lesson, and takes the words before it as known with one tap, which can be taken back', async () => {
    const sent: unknown[] = [];
    server.use(
      msw.post('*/api/known-words', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(success({ taken: 20, total: 20, waiting: 3, leftToday: 80 }) as object);
      }),
      msw.post('*/api/known-words/forget', () =>
        HttpResponse.json(success({ total: 0, leftToday: 100 }) as object),
      ),
    );
    const { opened } = openPlacement();
    // The second level is known, the fourth and the third are not.
    for (const isRight of [true, true, false, false]) await answer(isRight);
    await screen.findByText('Начните с урока «Урок 3»', undefined);
    await press('Считать известными слова до него: 20');
    expect((await screen.findByText(/Отмечено: 20 слов/, undefined)).textContent).toContain(
      'Ещё 3 слова можно отметить завтра',
    );
    expect(sent).toEqual([{ beforeLessonId: 3 }]);
    await press('Вернуть в новые');
    await screen.findByText('Слова снова новые.', undefined);
    await press('Открыть урок');
    expect(opened).toEqual([{ name: 'trainer', lessonId: 3, mode: 'normal' }]);
  });

  it('that was left half-way goes on where it was', async () => {
    const first = openPlacement();
    await answer(true);
    await press('Продолжить потом');
    expect(first.opened).toEqual([{ name: 'home' }]);
    first.unmount();
    openPlacement();
    const section = await screen.findByRole('region', { name: 'С какого урока начать' });
    expect(section.dataset.asked).toBe('1');
    await answer(false);
    await answer(false);
    await screen.findByText('Начните с самого начала', undefined);
    expect(screen.queryByText(/Считать известными/)).toBeNull();
  });
});

describe('the beginning', () => {
  function show(home = sampleHome()) {
    const page = createPage();
    page.queryClient.setQueryData(queryKeys.home, home);
    const opened: View[] = [];
    renderPart(<Beginning onOpen={(view) => opened.push(view)} />, page);
    return { opened };
  }
  const newcomer = () => {
    const home = sampleHome();
    return { ...home, stats: { ...home.stats, words_learned: 0 } };
  };

  it('asks whoever has learned nothing one question, and nobody else', () => {
    show();
    expect(screen.queryByText('Читаете на иврите?')).toBeNull();
    show(newcomer());
    const card = within(screen.getByRole('group', { name: 'Читаете на иврите?' }));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Нет',
      'Медленно',
      'Да',
      'Не сейчас',
    ]);
  });

  it('leads whoever reads nothing straight into the first lesson', async () => {
    const home = newcomer();
    const { opened } = show(home);
    await press('Нет');
    const lessonId = home.sections[0]?.subsections[0]?.lessons[0]?.id;
    expect(opened).toEqual([{ name: 'trainer', lessonId, mode: 'normal' }]);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('goes away with one tap', async () => {
    const first = show(newcomer());
    await press('Не сейчас');
    expect(screen.queryByRole('group')).toBeNull();
    expect(first.opened).toEqual([]);
    // It is not asked again when home is opened the next time.
    show(newcomer());
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('offers whoever reads a placement, which may be declined', async () => {
    const { opened } = show(newcomer());
    await press('Да');
    await press('Найти свой урок');
    expect(opened).toEqual([{ name: 'placement' }]);
    await press('Начать с первого');
    expect(screen.queryByText('Найти свой урок')).toBeNull();
  });
});
