export * from './course.ts';
export * from './files.ts';
export * from './payments.ts';
export * from './people.ts';
export * from './progress.ts';
export * from './quiz.ts';
export * from './rewards.ts';
export * from './service.ts';
