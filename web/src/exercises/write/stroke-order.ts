import type { Form } from '../../../../core/handwriting/shapes.ts';

/** The font whose centre lines are shown as the model of each script. */
export const modelSources: Readonly<Record<Form, string>> = {
  print: 'font:noto-sans-hebrew',
  cursive: 'font:gveret-levin',
};

/**
 * How the pen goes through the centre lines of the model fonts, which tracing left in no order: strokes in turn, each one
 * or more lines ('1'), some from their other end ('1r'), joined where the pen stays down ('0r+1').
 * Written by us after how the letters are usually taught: from above, from the left, the bar before the legs.
 * Lines that are not named are spurs of the outline.
 */
export const strokeOrder: Readonly<Record<Form, Readonly<Record<string, string>>>> = {
  print: {
    א: '2 1r 0',
    ב: '0r 1r',
    ג: '1r 0',
    ד: '1 0',
    ה: '0 1',
    ו: '0',
    ז: '0',
    ח: '1 0',
    ט: '0',
    י: '0',
    ך: '0',
    כ: '0',
    ל: '0',
    ם: '0r+1r',
    מ: '0r 1r',
    ן: '0',
    נ: '0',
    ס: '0',
    ע: '1 0r',
    ף: '0',
    פ: '0',
    ץ: '1 0r',
    צ: '1r 0r',
    ק: '1r 0',
    ר: '0',
    ש: '1r 0r',
    ת: '1 0',
  },
  cursive: {
    א: '0 1',
    ב: '0',
    ג: '0r 1r',
    ד: '0r 1',
    ה: '0 1',
    ו: '0',
    ז: '0r+1',
    ח: '0 1',
    ט: '0',
    י: '0',
    ך: '0',
    כ: '0',
    ל: '0',
    ם: '0r',
    מ: '1r 0',
    ן: '0',
    נ: '0',
    ס: '0',
    ע: '1+0',
    ף: '0r+1',
    פ: '0',
    ץ: '2+0+1',
    צ: '0',
    ק: '0 1',
    ר: '0',
    ש: '0r',
    ת: '0r',
  },
};
