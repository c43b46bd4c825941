import { adminTexts } from './admin.ts';
import { exerciseTexts } from './exercises.ts';
import { handwritingTexts } from './handwriting.ts';
import { paymentErrorTexts, paymentOutcomeTexts } from './payments.ts';
import { quizTexts } from './quiz.ts';
import { webTexts } from './ru.ts';
import { speechTexts } from './speech.ts';
import { syncTexts } from './sync.ts';
import { trainerTexts } from './trainer.ts';

type Entry = {
  /** Where the product gets it from: a table of this folder and the key in it. */
  from: string;
  text: string | ((...values: never[]) => string);
};

const entry = (from: string, text: Entry['text']): Entry => ({ from, text });

/**
 * What the product says when something fails: the catalogue of SPEC §8 in one table, by feature. The texts themselves
 * are with their features, so that each is loaded with the code that uses it; the test of this table checks it against
 * the specification, and that every entry is used. Not for the browser: it would load all of them at once.
 */
export const errorCatalogue = {
  api: [entry('webTexts.status', webTexts.network.status)],
  fallbacks: [entry('webTexts.demoBanner', webTexts.home.demoBanner)],
  trainer: [
    entry('trainerTexts.loadFailed', trainerTexts.loadFailed),
    entry('trainerTexts.badFormat', trainerTexts.badFormat),
    entry('webTexts.badFormat', webTexts.network.badFormat),
    entry('trainerTexts.unknown', trainerTexts.unknown),
    entry('syncTexts.refused', syncTexts.refused),
    entry('trainerTexts.saveFailed', trainerTexts.saveFailed),
    entry('trainerTexts.resetFailed', trainerTexts.resetFailed),
    entry('trainerTexts.notFound', trainerTexts.notFound),
  ],
  quiz: [
    entry('quizTexts.apiFailed', quizTexts.apiFailed),
    entry('quizTexts.processedLocally', quizTexts.processedLocally),
    entry('quizTexts.skipLimitTitle', quizTexts.skipLimitTitle),
    entry('quizTexts.skipLimit', quizTexts.skipLimit),
    entry('quizTexts.tooManyErrors', quizTexts.tooManyErrors),
    entry('quizTexts.saveFailed', quizTexts.saveFailed),
    entry('quizTexts.loadFailed', quizTexts.loadFailed),
  ],
  payment: [
    entry('paymentErrorTexts.invoice_failed', paymentErrorTexts.invoice_failed ?? ''),
    entry('paymentOutcomeTexts.failed', paymentOutcomeTexts.failed),
    entry('paymentOutcomeTexts.cancelled', paymentOutcomeTexts.cancelled),
  ],
  admin: [
    entry('adminTexts.save', adminTexts.failed.save),
    entry('adminTexts.publish', adminTexts.failed.publish),
    entry('adminTexts.delete', adminTexts.failed.delete),
    entry('adminTexts.load', adminTexts.failed.load),
    entry('adminTexts.upload', adminTexts.failed.upload),
  ],
  network: [
    entry('webTexts.lost', webTexts.network.lost),
    entry('webTexts.restored', webTexts.network.restored),
  ],
  audio: [
    entry('exerciseTexts.failed', exerciseTexts.listen.failed),
    entry('syncTexts.error', syncTexts.error),
    entry('exerciseTexts.sttStatus', exerciseTexts.speak.sttStatus),
    entry('exerciseTexts.sttUnreadable', exerciseTexts.speak.sttUnreadable),
    entry('exerciseTexts.unsupported', exerciseTexts.speak.unsupported),
    entry('speechTexts.correct', speechTexts.correct),
    entry('speechTexts.wrong', speechTexts.wrong),
    entry('speechTexts.notHeard', speechTexts.notHeard),
  ],
  handwriting: [
    entry('handwritingTexts.failed', handwritingTexts.failed),
    entry('handwritingTexts.silhouettesFailed', handwritingTexts.silhouettesFailed),
    entry('handwritingTexts.notAlike', handwritingTexts.notAlike),
  ],
  toast: [
    entry('webTexts.errorTitle', webTexts.toast.errorTitle),
    entry('webTexts.errorDescription', webTexts.toast.errorDescription),
    entry('webTexts.title', webTexts.toast.title),
  ],
} satisfies Record<string, Entry[]>;
