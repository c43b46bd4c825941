import { configure } from '@testing-library/react';
import { patient } from '../patient.ts';

// Late code is compiled by the test runner when it is first wanted: on a busy machine that takes its time.
configure({ asyncUtilTimeout: patient.timeout });
