import type { Targets } from './resolve.server.ts';

/** The types sections receive: the resolvers' return types. */

export type * from './shapes.ts';

export type Award = Targets['award'];
export type CaseStudy = Targets['caseTab']['cases'][number];
export type Client = Targets['client'];
export type JobList = Targets['jobs'];
export type OfficeHours = Targets['office']['hours'];
export type WorkItem = Targets['works']['items'][number];
