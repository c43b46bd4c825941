import type { AdjectiveKey, PluralPattern } from '../../../forms/skills.ts';
import type { FormKey, Tense } from '../../../hebrew/conjugation/forms.ts';

/** How the forms of words are asked and judged. */
export const formTexts = {
  practise: 'Потренировать',
  title: 'Тренировка форм',
  loading: 'Загрузка форм…',
  failed: 'Формы не загрузились. Проверьте связь и попробуйте ещё раз.',
  locked: 'Этот глагол из премиум-урока.',
  gone: 'Этого слова больше нет в курсе.',
  retry: 'Попробовать ещё раз',
  close: 'Закрыть',
  otherTense: 'Другое время',
  toWords: 'К словам',
  next: 'Дальше',
  understood: 'Понятно',
  check: 'Проверить',
  more: 'Ещё раз',
  progress: (done: number, total: number) => `Шаг ${done} из ${total}`,
  cannotListen: 'Не могу слушать',
  hearAgain: 'Послушать',
  /** Place of the missing word, for screen readers. */
  gap: 'пропуск',

  /** Right after the verb in a lesson. */
  inLesson: { title: 'Формы этого глагола', skip: 'Пропустить' },

  tenses: {
    title: 'Что потренируем?',
    /** Forms of a tense that were met, and all of them. */
    met: (met: number, all: number) => `${met} из ${all}`,
    /** The lesson that brings the tense; it can be practised before. */
    inCourse: (lesson: string) => `В курсе — с урока «${lesson}»`,
  },

  done: {
    title: 'Готово!',
    text: (right: number, all: number) => `С первого раза: ${right} из ${all}`,
    tomorrow: 'Эти формы ещё вернутся в «Сегодня», среди ваших слов.',
  },

  tasks: {
    /** Says which form it is: below the Hebrew the name would read as a translation. */
    meet: (name: string | null) => (name === null ? 'Новая форма' : `Новая форма: ${name}`),
    choose: 'Выберите форму',
    hear: 'Кто это говорит?',
    hearAdjective: 'О ком или о чём это?',
    type: 'Напишите на иврите',
    agree: 'Какое слово подойдёт?',
    say: 'Скажите на иврите',
    gap: 'Какой формы не хватает?',
  },

  right: 'Верно!',
  wrong: 'Не совсем',
  itWas: 'Правильно так:',
  otherSpelling: (full: string) => `Верно. По правилам пишется ${full}`,
  shortSpelling: (full: string) => `Верно. Полное написание: ${full}`,

  /** Names of forms. */
  tense: {
    present: 'настоящее',
    past: 'прошедшее',
    future: 'будущее',
    imperative: 'повелительное',
  } as const satisfies Record<Tense, string>,
  verbForm: (person: string, tense: string) => `${person} · ${tense}`,
  plural: 'когда их много',
  singular: 'когда он один',
  adjective: {
    'sg.m': 'он',
    'sg.f': 'она',
    'pl.m': 'они',
    'pl.f': 'они (ж.)',
  } as const satisfies Record<AdjectiveKey, string>,
  pluralCue: (russian: string) => `${russian} · когда их много`,
  agreementCue: (adjective: string, noun: string) => `${noun} · ${adjective}`,
  agreementPluralCue: (adjective: string, noun: string) => `${adjective} (${noun}, когда их много)`,
  numeralCue: (number: number, noun: string) => `${number} · ${noun}`,
  plainCue: (person: string, tense: string, infinitive: string) => `${person} · ${tense} · ${infinitive}`,

  /** Why a form that exists is not the one that was asked. `it` names what was answered, `asked` what it should be. */
  reasons: {
    tense: (it: string, asked: string) => `Не то время: это ${it}, а нужно ${asked}`,
    person: (it: string, asked: string) => `Не то лицо: это «${it}», а нужно «${asked}»`,
    gender: (it: string, asked: string) => `Не тот род: это «${it}», а нужно «${asked}»`,
    number: (it: string, asked: string) => `Не то число: это «${it}», а нужно «${asked}»`,
    infinitive: (asked: string) => `Это инфинитив, а нужно «${asked}»`,
    binyan: (it: string, russian: string) => `Не тот биньян: это ${it} — «${russian}»`,
    spelling: (reason: string) => `Форма та, но с ошибкой. ${reason}`,
    notPlural: 'Это единственное число',
    ending: (right: string, asked: string) => `Здесь другое окончание: ${asked}, на ־${right}`,
    agreementGender: (noun: string, gender: 'm' | 'f') =>
      `Не тот род: ${noun} ${gender === 'f' ? 'женского' : 'мужского'} рода`,
    agreementNumber: (noun: string, number: 'sg' | 'pl') =>
      `Не то число: ${noun} ${number === 'pl' ? 'во множественном' : 'в единственном'} числе`,
    numeralGender: (noun: string, gender: 'm' | 'f') =>
      `Не тот род: ${noun} ${gender === 'f' ? 'женского' : 'мужского'} рода`,
    shortTwo: (right: string) => `Перед словом двойка короче: ${right}`,
    otherNumber: (it: number, asked: number) => `Это ${it}, а нужно ${asked}`,
  },

  /** What shows a form, for its first look; empty where there is nothing short to say. */
  hint: {
    infinitive: '',
    'present.sg.m': '',
    'present.sg.f': 'Женский род: на конце ־ת или ־ה',
    'present.pl.m': 'Множественное число: на конце ־ים',
    'present.pl.f': 'Множественное, только женщины: на конце ־ות',
    'past.1sg': '«Я» в прошедшем: на конце ־תי',
    'past.2sg.m': '«Ты» в прошедшем: на конце ־ת',
    'past.2sg.f': 'Пишется как мужское, читается без «а» на конце',
    'past.3sg.m': '«Он» в прошедшем: без окончания',
    'past.3sg.f': '«Она» в прошедшем: на конце ־ה',
    'past.1pl': '«Мы» в прошедшем: на конце ־נו',
    'past.2pl.m': '«Вы» в прошедшем: на конце ־תם',
    'past.3pl': '«Они» в прошедшем: на конце ־ו',
    'future.1sg': '«Я» в будущем: в начале א',
    'future.2sg.m': '«Ты» в будущем: в начале ת',
    'future.2sg.f': '«Ты» женщине: в начале ת, на конце ־י',
    'future.3sg.m': '«Он» в будущем: в начале י',
    'future.3sg.f': '«Она» в будущем: в начале ת, как у «ты» мужчине',
    'future.1pl': '«Мы» в будущем: в начале נ',
    'future.2pl.m': '«Вы» в будущем: в начале ת, на конце ־ו',
    'future.3pl.m': '«Они» в будущем: в начале י, на конце ־ו',
    'imperative.sg.m': 'Просьба мужчине',
    'imperative.sg.f': 'Просьба женщине: на конце ־י',
    'imperative.pl.m': 'Просьба многим: на конце ־ו',
  } as const satisfies Record<FormKey, string>,
  pluralHint: {
    'm.im': 'Мужской род: на конце ־ים',
    'f.ot': 'Женский род: на конце ־ות',
    'm.ot': 'Мужской род, но на конце ־ות: такие запоминают',
    'f.im': 'Женский род, но на конце ־ים: такие запоминают',
    dual: 'Парные вещи: на конце ־יים',
  } as const satisfies Record<PluralPattern, string>,
  adjectiveHint: {
    'sg.m': '',
    'sg.f': 'Женский род прилагательного',
    'pl.m': 'Множественное число: на конце ־ים',
    'pl.f': 'Множественное, женский род: на конце ־ות',
  } as const satisfies Record<AdjectiveKey, string>,
  agreementHint: 'Прилагательное того же рода и числа, что и слово перед ним',
  numeralHint: {
    m: 'С мужским родом — на конце ־ה, например שלושה и ארבעה',
    f: 'С женским родом — короче, например שלוש и ארבע',
  },
} as const;
