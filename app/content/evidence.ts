/** A measured change: what was counted, in which unit, from what to what and in how long. */
export interface Result {
  metric: string;
  unit: string;
  from: string;
  to: string;
  period: string;
}

/** What a reader asks of a piece of work. */
export interface Evidence {
  /** None of a study, which was done for nobody. */
  client?: string | undefined;
  sector: string;
  market: string;
  service: { title: string; href: string };
  year: number;
  deliverables: string[];
  results: Result[];
}

/** The same in lines, as a card shows it. */
export interface EvidenceBrief {
  /** For whom. */
  who: string;
  /** Service, market and year. */
  what: string;
  result?: string | undefined;
}
