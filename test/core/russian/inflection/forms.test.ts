import { describe, expect, it } from 'vitest';
import { formsOfRussian, hasOtherRoots } from '../../../../core/russian/inflection/forms.ts';

describe('the forms of a Russian word', () => {
  it.each([
    ['книга', 'книги книге книгу книгой книг книгам книгами книгах'],
    ['неделя', 'недели неделю неделей недель'],
    ['станция', 'станции станцию станций станциями'],
    ['семья', 'семьи семью семьей семей'],
    ['кухня', 'кухонь кухню'],
    ['чашка', 'чашек чашку'],
    ['копейка', 'копеек'],
    ['стол', 'стола столу столом столе столы столов столах'],
    ['врач', 'врача врачом врачи врачей'],
    ['палец', 'пальца пальцы пальцев'],
    ['китаец', 'китайца китайцы'],
    ['ручей', 'ручья ручьи ручьев'],
    ['котёнок', 'котенка котята котят'],
    ['окно', 'окна окну окном окне окон окнам'],
    ['здание', 'здания зданию зданий зданиях'],
    ['полотенце', 'полотенца полотенец'],
    ['платье', 'платья платьев'],
    ['время', 'времени временем времена времен'],
    ['ночь', 'ночи ночью ночей ночам'],
    ['брат', 'брата братья братьев братьям'],
    ['город', 'города городов городам'],
    ['очки', 'очков очкам очками'],
    ['новый', 'нового новому новым новом новая новую новое новые новых новее нов нова'],
    ['синий', 'синего синюю синих'],
    ['хороший', 'хорошего хорошая хорошую хороших лучше'],
    ['гостиная', 'гостиной гостиную'],
    ['близкий', 'ближе близок близкую'],
    ['больной', 'болен больна больного'],
    ['писать', 'пишу пишешь пишет пишут писал писала писало писали пиши пишите'],
    ['рисовать', 'рисую рисуешь рисовала рисуй'],
    ['пять', 'пяти пятью'],
    ['мы', 'нас нам нами'],
  ])('%s are known: %s', (word, forms) => {
    const { own } = formsOfRussian(word);
    expect(forms.split(' ').filter((form) => !own.has(form))).toEqual([]);
  });

  it('that the verb table does not have are those of every class of its letters', () => {
    const { own } = formsOfRussian('мяукать');
    expect(own).toContain('мяукаю');
    expect(own).toContain('мяукала');
  });

  it('of another root or of a word made of it are only related', () => {
    expect(formsOfRussian('человек').related).toContain('людей');
    expect(formsOfRussian('человек').own).not.toContain('людей');
    expect(formsOfRussian('быстро').related).toContain('быстрого');
    expect(formsOfRussian('пять').related).toContain('пятого');
    expect(formsOfRussian('путешествует').related).toContain('путешествовать');
  });

  it('are none for words that never change', () => {
    expect([...formsOfRussian('между').own]).toEqual(['между']);
    expect([...formsOfRussian('такси').own]).toEqual(['такси']);
  });

  it('begin with the same letter but for a few words', () => {
    const others = ['книга', 'ходить', 'лев', 'близкий'].flatMap((word) =>
      [...formsOfRussian(word).own].filter((form) => form[0] !== word[0]),
    );
    expect(others).toEqual([]);
    expect(hasOtherRoots('человек')).toBe(true);
    expect(hasOtherRoots('книга')).toBe(false);
  });
});
