interface RadioRowProps<Value extends string | number> {
  label: string;
  name: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function RadioRow<Value extends string | number>({ label, name, values, words, chosen, onChoose }: RadioRowProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} /> {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
