import { useDeferredValue, useState } from 'react';
import { LeadLetter } from './lead-letter.tsx';
import { type LeadLine, type LeadList, statuses, timeOf, useLeads } from './leads.ts';
import { Person } from './person.tsx';
import { labelOf } from './words.ts';

const empty = { search: '', form: '', status: '', office: '', spam: '', from: '', to: '' };
type Filter = typeof empty;

/** Start of a day in local time, or of the day `later` days after it. */
function beginOf(day: string, later = 0): string {
  if (day === '') return '';
  const begin = new Date(`${day}T00:00`);
  begin.setDate(begin.getDate() + later);
  return begin.toISOString();
}

function queryOf({ from, to, ...rest }: Filter): string {
  return new URLSearchParams({ ...rest, since: beginOf(from), until: beginOf(to, 1) }).toString();
}

function Choose({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To, that day included' },
] as const;

function Filters({
  filter,
  list,
  onChange,
}: {
  filter: Filter;
  list: LeadList | undefined;
  onChange: (filter: Filter) => void;
}) {
  const set = (name: keyof Filter) => (value: string) => onChange({ ...filter, [name]: value });
  const named = (names: readonly string[]) => names.map((value) => ({ value, label: labelOf(value) }));
  return (
    <search className="filters" aria-label="Messages">
      <label>
        Search
        <input type="search" value={filter.search} onChange={({ target }) => set('search')(target.value)} />
      </label>
      <Choose
        label="Answer"
        all="Any"
        value={filter.status}
        options={named(statuses)}
        onChange={set('status')}
      />
      <Choose
        label="Form"
        all="All"
        value={filter.form}
        options={named(list?.forms ?? [])}
        onChange={set('form')}
      />
      <Choose
        label="Office"
        all="All"
        value={filter.office}
        options={(list?.offices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('office')}
      />
      <Choose
        label="Spam"
        all="Left out"
        value={filter.spam}
        options={[
          { value: 'only', label: 'Only spam' },
          { value: 'too', label: 'Shown too' },
        ]}
        onChange={set('spam')}
      />
      {days.map(({ name, label }) => (
        <label key={name}>
          {label}
          <input type="date" value={filter[name]} onChange={({ target }) => set(name)(target.value)} />
        </label>
      ))}
    </search>
  );
}

function Line({ lead, current }: { lead: LeadLine; current: boolean }) {
  const who =
    [lead.name, lead.company].filter(Boolean).join(', ') || lead.email || lead.phone || 'Nobody named';
  return (
    <li>
      <a href={`#/leads/${lead.id}`} aria-current={current ? 'true' : undefined} data-status={lead.status}>
        <b>{who}</b>
        <span className="hint">{timeOf(lead.received_at)}</span>
        <span className="words">{lead.message}</span>
        <span className="marks">
          <span data-mark={lead.spam ? 'spam' : lead.status}>
            {lead.spam ? 'Spam' : labelOf(lead.status)}
          </span>
          {[lead.form, lead.office].filter(Boolean).map((mark) => (
            <span key={mark}>{labelOf(mark ?? '')}</span>
          ))}
        </span>
      </a>
    </li>
  );
}

/** The list of messages, with one message beside it. */
export function LeadsPage({ id, announce }: { id: string | undefined; announce: (words: string) => void }) {
  const [filter, setFilter] = useState(empty);
  const [version, setVersion] = useState(0);
  const query = useDeferredValue(queryOf(filter));
  const list = useLeads(query, version);
  const changed = (words: string): void => {
    setVersion(version + 1);
    announce(words);
  };
  return (
    <div className="leads">
      <section aria-labelledby="leads">
        <h1 id="leads">Leads</h1>
        <Filters filter={filter} list={list} onChange={setFilter} />
        <p role="status" className="hint">
          {!list && 'Looking …'}
          {list &&
            `${list.more ? `The newest ${list.leads.length}` : list.leads.length} ${list.leads.length === 1 ? 'message' : 'messages'}. New ones appear by themselves.`}
        </p>
        <ul className="letters">
          {list?.leads.map((lead) => (
            <Line key={lead.id} lead={lead} current={lead.id === id} />
          ))}
        </ul>
        <p className="row">
          Save this list as
          <a href={`/api/leads/export/csv?${query}`} download>
            a table (CSV)
          </a>
          <a href={`/api/leads/export/json?${query}`} download>
            everything (JSON)
          </a>
        </p>
        <Person onDeleted={changed} />
      </section>
      {id === undefined ? (
        <p className="unchosen">Choose a message to read it here.</p>
      ) : (
        <LeadLetter key={id} id={id} onChanged={changed} />
      )}
    </div>
  );
}
