import fc from 'fast-check';

/** A mutant is noticed, or not, in every run alike. */
fc.configureGlobal({ seed: 20 });
