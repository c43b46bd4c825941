import { describe, expect, it } from 'vitest';
import { adminErrorTexts } from '../../../core/texts/admin/area.ts';
import { errorText, errorTexts, internalErrorText, kindTexts } from '../../../core/texts/errors.ts';

describe('what a learner reads when a call fails', () => {
  it('an exact code has its own sentence', () => {
    expect(errorText('not-found', 'lesson_not_found')).toBe('Урок не найден');
    expect(errorText('forbidden', 'premium_required')).toBe('Этот урок открывается с премиумом.');
  });

  it('an unknown code has the sentence of its kind', () => {
    expect(errorText('limit', 'limit')).toBe(kindTexts.limit);
  });

  it('a broken field is named', () => {
    expect(errorText('invalid', 'invalid', 'attempts.TYPE.tries')).toBe(
      'Проверьте данные запроса. Поле: attempts.TYPE.tries.',
    );
  });

  it('every sentence is Russian and tells nothing of the machinery', () => {
    const forLearners = Object.entries(errorTexts).filter(([code]) => !(code in adminErrorTexts));
    for (const text of [
      ...forLearners.map(([, text]) => text),
      ...Object.values(kindTexts),
      internalErrorText,
    ]) {
      expect(text).toMatch(/^[А-ЯЁ]/);
      expect(text.replaceAll('Telegram', '')).not.toMatch(/[A-Za-z_]|\b[45]\d\d\b/);
    }
  });
});
